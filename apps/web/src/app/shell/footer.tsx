import { Link } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { LanguageSelect } from '../../components/language-select.tsx';
import { useTexts } from '../../lib/texts.ts';
import { shellTexts } from './shell.texts.ts';

export function Footer() {
  const texts = useTexts(shellTexts).footer;
  const columns = [
    {
      title: texts.product,
      links: [
        ['/tools', texts.basicTools],
        ['/advanced-tools', texts.proTools],
        ['/pricing', texts.pricing],
        ['/api', texts.api],
      ],
    },
    {
      title: texts.help,
      links: [
        ['/help', texts.helpCentre],
        ['/docs', texts.documentation],
        ['/contact', texts.contact],
      ],
    },
    {
      title: texts.company,
      links: [
        ['/about', texts.about],
        ['/blog', texts.blog],
        ['/careers', texts.careers],
      ],
    },
    {
      title: texts.legal,
      links: [
        ['/privacy', texts.privacy],
        ['/terms', texts.terms],
      ],
    },
  ] as const;
  return (
    <footer className="border-t border-line">
      <div className="wrap grid grid-cols-2 gap-6 pt-12 pb-14 desk:grid-cols-[1.6fr_repeat(4,1fr)]">
        <div className="max-desk:col-span-2">
          <Brand />
          <p className="mt-2.5 mb-4 text-13 text-ink-faint">{texts.claim}</p>
          <LanguageSelect />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 text-13 font-bold">{title}</h2>
            {links.map(([to, label]) => (
              <Link
                key={to}
                to={to}
                className="block w-fit min-w-11 text-13 leading-11 text-ink-soft hover:text-ink desk:leading-7"
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
