import { lazy } from 'react';
import { Route, Routes } from 'react-router';

const Admin = lazy(() => import('../pages/admin.tsx'));
const AdminUser = lazy(() => import('../pages/admin/user.tsx'));
const AdminCancellations = lazy(() => import('../pages/admin/cancellations.tsx'));
const AdminAudit = lazy(() => import('../pages/admin/audit.tsx'));
const AdminSettings = lazy(() => import('../pages/admin/settings.tsx'));
const NotFound = lazy(() => import('../pages/not-found.tsx'));

/** By themselves, so that the first script of everybody's pages names none of them. */
export default function AdminRoutes() {
  return (
    <Routes>
      <Route index element={<Admin />} />
      <Route path="users/:id" element={<AdminUser />} />
      <Route path="audit" element={<AdminAudit />} />
      <Route path="cancellations" element={<AdminCancellations />} />
      <Route path="settings" element={<AdminSettings />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
