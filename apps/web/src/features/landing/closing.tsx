import { useMessages } from '../../lib/messages/messages.ts';
import { landingMessages } from './landing.messages.ts';
import { WaysIn, type WaysInProps } from './ways-in.tsx';

export function Closing(ways: WaysInProps) {
  const t = useMessages(landingMessages);
  return (
    <section className="overflow-hidden border-t bg-surface pt-10 pb-14 text-center desktop:pb-24">
      <svg
        viewBox="0 0 1440 120"
        aria-hidden="true"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinecap="round"
        className="mb-6 ml-[calc(50%-720px)] block w-[1440px] min-[1440px]:ml-0 min-[1440px]:w-full"
      >
        <path d="M0 84C240 40 480 66 720 64S1200 92 1440 40" />
        <path d="M720 64C676 6 612 8 616 44c4 30 68 34 104 20zM720 64c44-58 108-56 104-20-4 30-68 34-104 20z" />
        <path d="M720 64c-8 20-26 38-52 52M720 64c10 22 30 38 56 48" />
        <ellipse cx="720" cy="64" rx="8" ry="7" fill="var(--accent)" />
      </svg>
      <h2 className="title desktop:text-40 desktop:leading-[46px] desktop:tracking-[-.02em]">
        {t('closeTitle')}
      </h2>
      <p className="mt-2 px-6 text-16 text-balance text-ink-soft">{t('closeLede')}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3 px-4">
        <WaysIn {...ways} start={t('startFree')} />
      </div>
    </section>
  );
}
