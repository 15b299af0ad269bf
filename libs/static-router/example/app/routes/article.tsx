import { lazy } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { HydrationBoundary, waitForElementInteraction } from '@marehalm/static-router/client';
import { articles } from '../articles';
import { Counter } from '../counter';
import { languageOf, paths, texts } from '../texts';

export { revalidateOnPathChange as shouldRevalidate } from '@marehalm/static-router/client';

export function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const position = articles.findIndex(({ slug }) => slug === params['slug']);
  const article = articles[position];
  if (!article) throw new Response(null, { status: 404 });
  const next = articles[(position + 1) % articles.length] ?? article;
  return {
    language,
    title: article.title[language],
    paragraphs: article.paragraphs,
    next: { href: paths[language].article(next.slug), title: next.title[language] },
  };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) => [
  { title: loaderData?.title },
];

const loadSightings = () => import('../sightings');

/** Hydrates on its own, when a visitor uses it. */
const Sightings = lazy(async () => {
  const part = typeof document === 'undefined' ? null : document.querySelector('.sightings');
  // Fetched in advance where that succeeds: a visitor may be offline.
  if (part) await waitForElementInteraction(part, () => void loadSightings().catch(() => undefined));
  return { default: (await loadSightings()).Sightings };
});

export default function ArticlePage() {
  const { language, title, paragraphs, next } = useLoaderData<typeof loader>();
  const t = texts[language];
  return (
    <>
      <h1>{title}</h1>
      <Counter label={t.like} />
      <div className="sightings">
        <HydrationBoundary>
          <Sightings label={t.seen} />
        </HydrationBoundary>
      </div>
      {Array.from({ length: paragraphs }, (_, paragraph) => (
        <p key={paragraph}>{`${title} ${paragraph + 1}`}</p>
      ))}
      <p className="next">
        <a href={next.href}>{next.title}</a>
      </p>
    </>
  );
}
