import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { RequireAdmin, RequireMember } from './guards.tsx';
import { Dashboard } from './member-parts.ts';
import { Shell } from './shell/shell.tsx';
import { Waiting } from '../components/skeleton.tsx';
import { Stage } from './stage.tsx';

const GuestsOnly = lazy(() => import('./guests-only.tsx'));
const Landing = lazy(() => import('../pages/landing.tsx'));
const Login = lazy(() => import('../pages/login.tsx'));
const Register = lazy(() => import('../pages/register.tsx'));
const ForgotPassword = lazy(() => import('../pages/forgot-password.tsx'));
const ResetPassword = lazy(() => import('../pages/reset-password.tsx'));
const VerifyEmail = lazy(() => import('../pages/verify-email.tsx'));
const UndoEmail = lazy(() => import('../pages/undo-email.tsx'));
const AuthCallback = lazy(() => import('../pages/auth-callback.tsx'));
const Ask = lazy(() => import('../pages/ask.tsx'));
const Tools = lazy(() => import('../pages/tools.tsx'));
const AllTools = lazy(() => import('../pages/all-tools.tsx'));
const Tool = lazy(() => import('../pages/tool.tsx'));
const Preview = lazy(() => import('../pages/preview.tsx'));
const Profile = lazy(() => import('../pages/profile.tsx'));
const Billing = lazy(() => import('../pages/billing.tsx'));
const Upgrade = lazy(() => import('../pages/upgrade.tsx'));
const AdminRoutes = lazy(() => import('./admin-routes.tsx'));
const WhereSold = lazy(() => import('./where-sold.tsx'));
const WhereBilled = lazy(() => import('./where-billed.tsx'));
const Pricing = lazy(() => import('../pages/pricing.tsx'));
const Api = lazy(() => import('../pages/api.tsx'));
const About = lazy(() => import('../pages/about.tsx'));
const Blog = lazy(() => import('../pages/blog.tsx'));
const Careers = lazy(() => import('../pages/careers.tsx'));
const Contact = lazy(() => import('../pages/contact.tsx'));
const Help = lazy(() => import('../pages/help.tsx'));
const Docs = lazy(() => import('../pages/docs.tsx'));
const Terms = lazy(() => import('../pages/terms.tsx'));
const Privacy = lazy(() => import('../pages/privacy.tsx'));
const NotFound = lazy(() => import('../pages/not-found.tsx'));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Stage fallback={<Waiting className="min-h-[60vh]" />} />}>
        <Route element={<GuestsOnly />}>
          <Route path="/login" element={<Login />} />
          <Route path="/register" element={<Register />} />
        </Route>
        <Route path="/forgot-password" element={<ForgotPassword />} />
        <Route path="/reset-password" element={<ResetPassword />} />
        <Route path="/verify-email" element={<VerifyEmail />} />
        <Route path="/undo-email" element={<UndoEmail />} />
        <Route path="/auth/callback" element={<AuthCallback />} />
      </Route>
      <Route element={<Stage />}>
        <Route element={<RequireMember />}>
          <Route path="/files/:id" element={<Preview />} />
        </Route>
      </Route>
      <Route element={<Shell />}>
        <Route path="/" element={<Landing />} />
        <Route element={<RequireMember />}>
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/ask" element={<Ask />} />
          <Route path="/tools" element={<Tools />} />
          <Route path="/tools/all" element={<AllTools />} />
          <Route path="/tools/:tool" element={<Tool />} />
          <Route path="/advanced-tools/:tool?" element={<Tool />} />
          <Route path="/profile" element={<Profile />} />
          {/* What people type for them. */}
          <Route path="/settings" element={<Navigate to="/profile" replace />} />
          <Route path="/files" element={<Navigate to="/dashboard?tab=files" replace />} />
          <Route element={<WhereBilled />}>
            <Route path="/billing" element={<Billing />} />
          </Route>
          <Route element={<WhereSold />}>
            <Route path="/upgrade" element={<Upgrade />} />
          </Route>
        </Route>
        <Route element={<RequireAdmin />}>
          <Route path="/admin/*" element={<AdminRoutes />} />
        </Route>
        <Route element={<WhereSold />}>
          <Route path="/pricing" element={<Pricing />} />
        </Route>
        <Route path="/api" element={<Api />} />
        <Route path="/about" element={<About />} />
        <Route path="/blog/:post?" element={<Blog />} />
        <Route path="/careers" element={<Careers />} />
        <Route path="/contact" element={<Contact />} />
        <Route path="/help/:article?" element={<Help />} />
        <Route path="/docs/:article?" element={<Docs />} />
        <Route path="/terms" element={<Terms />} />
        <Route path="/privacy" element={<Privacy />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
