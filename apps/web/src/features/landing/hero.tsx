import { useSells, useSignUpOpen } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { HeroPicture } from './hero-picture.tsx';
import { landingMessages } from './landing.messages.ts';
import { WaysIn, type WaysInProps } from './ways-in.tsx';

export function Hero(ways: WaysInProps) {
  const t = useMessages(landingMessages);
  const sells = useSells();
  const isSignUpOpen = useSignUpOpen();
  return (
    <section className="overflow-clip [overflow-clip-margin:80px]">
      <div className="wrap grid items-center max-desktop:grid-cols-[minmax(0,1fr)] max-desktop:overflow-clip desktop:min-h-[684px] desktop:grid-cols-[minmax(0,540px)_minmax(0,1fr)]">
        <div className="pt-5 desktop:py-14">
          <p className="inline-flex items-center gap-[9px] rounded-6 border border-line-strong bg-surface py-[5px] pr-3 pl-2.5 text-13 font-medium text-ink-soft">
            <span className="size-2 rounded-full bg-accent ring-3 ring-accent-soft" />
            {t('badge')}
          </p>
          <h1 className="my-4 font-serif text-40 leading-[44px] font-medium tracking-[-.024em] text-balance desktop:my-5 desktop:text-56 desktop:leading-[60px]">
            {t('headline')}
          </h1>
          <p className="max-w-[452px] text-16 leading-[26px] text-pretty text-ink-soft">{t('lede')}</p>
          <div className="mt-7 mb-4 flex flex-wrap gap-3 max-desktop:[&>a]:flex-1 max-desktop:[&>a]:px-3">
            <WaysIn {...ways} start={t('getStarted')} />
          </div>
          {sells && isSignUpOpen && <p className="text-13 text-ink-faint">{t('fine')}</p>}
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}
