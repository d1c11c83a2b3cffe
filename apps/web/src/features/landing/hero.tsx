import { PaperFan } from '../../components/paper-fan.tsx';
import { useTexts } from '../../lib/texts.ts';
import { landingTexts } from './landing.texts.ts';
import { WaysIn } from './ways-in.tsx';

export function Hero({ isMember }: { isMember: boolean }) {
  const texts = useTexts(landingTexts);
  return (
    <section className="overflow-x-clip">
      <div className="wrap grid items-center desk:min-h-[700px] desk:grid-cols-[minmax(0,540px)_minmax(0,1fr)]">
        <div className="pt-10 desk:py-16">
          <h1 className="font-serif text-40 leading-[44px] font-medium tracking-[-.024em] text-balance desk:text-56 desk:leading-[60px]">
            {texts.headline}
          </h1>
          <p className="mt-5 max-w-[452px] text-16 leading-[26px] text-pretty text-ink-soft">{texts.lede}</p>
          <div className="mt-7 flex gap-3 max-desk:[&>a]:flex-1 max-desk:[&>a]:px-3">
            <WaysIn isMember={isMember} start={texts.getStarted} />
          </div>
          <p className="mt-4 text-13 text-ink-faint">{texts.fine}</p>
        </div>
        <div
          aria-hidden="true"
          className="relative h-[440px] max-desk:mt-4 max-desk:overflow-hidden desk:h-[700px]"
        >
          <div className="absolute inset-0 scale-[.56] desk:top-4 desk:scale-[.86]">
            <PaperFan />
          </div>
        </div>
      </div>
    </section>
  );
}
