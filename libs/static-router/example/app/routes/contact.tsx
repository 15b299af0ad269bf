import { useState } from 'react';
import { useLocation } from 'react-router';
import { languageOf, paths, texts } from '../texts';

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: texts[languageOf(location.pathname)].contact },
];

export default function Contact() {
  const language = languageOf(useLocation().pathname);
  const t = texts[language];
  const [name, setName] = useState('');
  const [sender, setSender] = useState<string>();
  return (
    <>
      <h1>{t.contact}</h1>
      <p>{t.contactIntro}</p>
      {/* Without scripts the browser sends it; before hydration it is queued. */}
      <form
        method="get"
        action={paths[language].contact}
        data-replay=""
        onSubmit={(event) => {
          event.preventDefault();
          setSender(name);
        }}
      >
        <label>
          {t.name} <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <button>{t.send}</button>
      </form>
      <p role="alert">{sender === undefined ? '' : `${t.thanks}, ${sender}`}</p>
    </>
  );
}
