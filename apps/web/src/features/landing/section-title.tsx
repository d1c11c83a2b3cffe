/** The head of each part of the start page. */
export function SectionTitle({ title, lede }: { title: string; lede: string }) {
  return (
    <div className="mb-6 max-w-[640px] desk:mb-10">
      <h2 className="title text-balance desk:text-40 desk:leading-[46px] desk:tracking-[-.02em]">{title}</h2>
      <p className="mt-2 text-16 text-ink-soft">{lede}</p>
    </div>
  );
}
