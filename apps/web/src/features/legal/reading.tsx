interface ReadingProps {
  texts: { pageTitle: string; title: string; lede: string; parts: { title: string; text: string }[] };
}

export function Reading({ texts }: ReadingProps) {
  return (
    <article className="wrap pt-8 pb-20 desk:pt-14">
      <title>{texts.pageTitle}</title>
      <div className="mx-auto max-w-[68ch]">
        <h1 className="title-large">{texts.title}</h1>
        <p className="mt-2 text-16 text-ink-soft">{texts.lede}</p>
        {texts.parts.map(({ title, text }) => (
          <section key={title} className="mt-8">
            <h2 className="section-title">{title}</h2>
            <p className="mt-1 text-pretty text-ink-soft">{text}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
