import { useState } from 'react';
import { ButtonLink } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { FolderDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { useAuth } from '../lib/auth.ts';
import { greetingName } from '../lib/person-name.ts';
import { useTexts } from '../lib/texts.ts';
import { pagesTexts } from './pages.texts.ts';

export default function DashboardPage() {
  const texts = useTexts(pagesTexts).dashboard;
  const { user } = useAuth();
  const [hour] = useState(() => new Date().getHours());
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return (
    <div className="wrap pb-16">
      <title>{texts.pageTitle}</title>
      <PageHeader
        title={user ? texts.greeting(texts.greetings[part], greetingName(user)) : texts.greetings[part]}
        lede={texts.lede}
      />
      <Card className="py-8">
        <EmptyState
          drawing={<FolderDrawing />}
          title={texts.emptyTitle}
          action={
            <>
              <ButtonLink to="/tools" look="primary">
                {texts.toTools}
              </ButtonLink>
              <ButtonLink to="/profile">{texts.toProfile}</ButtonLink>
            </>
          }
        >
          {texts.empty}
        </EmptyState>
      </Card>
    </div>
  );
}
