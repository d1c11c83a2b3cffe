import { Link } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { LanguageSelect } from '../../components/language-select.tsx';
import { useSells } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { shellMessages } from './shell.messages.ts';

export function Footer() {
  const t = useMessages(shellMessages);
  const sells = useSells();
  const columns = [
    {
      title: t('footer.product'),
      links: [
        ['/tools', t('footer.basicTools')],
        ['/advanced-tools', t('footer.proTools')],
        ...(sells ? ([['/pricing', t('footer.pricing')]] as const) : []),
        ['/api', t('footer.api')],
      ],
    },
    {
      title: t('footer.help'),
      links: [
        ['/help', t('footer.helpCentre')],
        ['/docs', t('footer.documentation')],
        ['/contact', t('footer.contact')],
      ],
    },
    {
      title: t('footer.company'),
      links: [
        ['/about', t('footer.about')],
        ['/blog', t('footer.blog')],
        ['/careers', t('footer.careers')],
      ],
    },
    {
      title: t('footer.legal'),
      links: [
        ['/privacy', t('footer.privacy')],
        ['/terms', t('footer.terms')],
      ],
    },
  ] as const;
  return (
    <footer className="border-t border-line">
      <div className="wrap grid grid-cols-2 gap-6 pt-12 pb-14 desktop:grid-cols-[1.6fr_repeat(4,1fr)]">
        <div className="max-desktop:col-span-2">
          <Brand />
          <p className="mt-2.5 mb-4 text-13 text-ink-faint">{t('footer.claim')}</p>
          <LanguageSelect />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 text-13 font-bold">{title}</h2>
            {links.map(([to, label]) => (
              <Link
                key={to}
                to={to}
                className="block w-fit min-w-11 text-13 leading-11 text-ink-soft hover:text-ink desktop:leading-7"
              >
                {label}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  );
}
