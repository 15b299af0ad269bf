import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { articles } from '../articles';
import { languageOf, paths, texts } from '../texts';

export { revalidateOnPathChange as shouldRevalidate } from '@marehalm/static-router/client';

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  return {
    language,
    articles: articles.map(({ slug, title }) => ({
      href: paths[language].article(slug),
      title: title[language],
    })),
  };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) => [
  { title: texts[loaderData?.language ?? 'en'].home },
];

export default function Home() {
  const { language, articles: links } = useLoaderData<typeof loader>();
  const t = texts[language];
  return (
    <>
      <h1>{t.home}</h1>
      <p className="intro">{t.homeIntro}</p>
      <h2>{t.articles}</h2>
      <ul>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
