/** The head of each part of the start page. */
export function SectionTitle({ title, lede }: { title: string; lede: string }) {
  return (
    <div className="mb-6 max-w-[640px] desktop:mb-10">
      <h2 className="title text-balance desktop:text-40 desktop:leading-[46px] desktop:tracking-[-.02em]">
        {title}
      </h2>
      <p className="mt-2 text-16 text-ink-soft">{lede}</p>
    </div>
  );
}
