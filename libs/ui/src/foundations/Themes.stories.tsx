import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Header } from '../Header/Header.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { ToolbarText } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { SpecimenPart, SpecimenSheet } from '../testing/Specimen.tsx';

const meta = {
  title: 'Foundations/Themes',
  parameters: {
    docs: {
      description: {
        component: `The shop has one theme, light: pictures of skin and glass are taken for paper, and a dark page would change their colours. Two things
differ, and the Theme toolbar shows both.

*The header over a picture* is transparent while the page is at its top and takes dark or light words as the picture asks; on light
words the focus ring changes place with its gap. The toolbar changes every story that has a header: Components/Header and Pages.

*Forced colors* belong to the reader: the system replaces every color. A page cannot switch them on, so the toolbar imitates them;
the browser's own are under Rendering in its developer tools, and \`npm run test:visual\` opens every \`AllVariants\` with them.

- **Do** choose the words of the header with the picture, by eye, at 390 and 1440 px.
- **Do** give an edge to whatever only its ground tells apart, inside \`@media (forced-colors: active)\`.
- **Don't** darken a picture with a grey veil to rescue light words: choose another cut.
- **Don't** switch forced colours off with \`forced-color-adjust\`, save where the colour itself is the information.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const header = (ground: 'paper' | 'picture-dark-text' | 'picture-light-text') => (
  <Header
    home={{ href: '#home', label: `Marehalm, ${ground}` }}
    wordmark={<Wordmark>Marehalm</Wordmark>}
    navigation={null}
    menu={null}
    actions={
      <>
        <IconButton icon="search" label={`Søg, ${ground}`} />
        <IconButton icon="bag" label={`Kurv, 2 varer, ${ground}`} count={2} />
      </>
    }
    ground={ground}
  />
);

const over = (ground: 'picture-dark-text' | 'picture-light-text') => (
  // Low, so that all three are at the top of a window at once: that is what makes them clear.
  <div style={{ position: 'relative', overflow: 'clip', blockSize: '8rem', background: 'var(--color-ink)' }}>
    {header(ground)}
    {ground === 'picture-dark-text' && (
      <Picture picture={pictures.heroDunes} alt="" sizes="72rem" ratio="16:9" priority="first" />
    )}
  </div>
);

export const AllVariants: StoryObj = {
  render: () => (
    <SpecimenSheet>
      <SpecimenPart title={{ en: 'Header on paper', da: 'Sidehoved på papir' }}>
        {header('paper')}
      </SpecimenPart>
      <SpecimenPart title={{ en: 'Header over a light picture', da: 'Sidehoved over et lyst billede' }}>
        {over('picture-dark-text')}
      </SpecimenPart>
      <SpecimenPart title={{ en: 'Header over a dark picture', da: 'Sidehoved over et mørkt billede' }}>
        {over('picture-light-text')}
      </SpecimenPart>
    </SpecimenSheet>
  ),
};

const controls = (
  <div style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
    <Button>
      <ToolbarText en="Add to bag" da="Læg i kurv" />
    </Button>
    <Button variant="quiet">
      <ToolbarText en="View bag" da="Se kurv" />
    </Button>
    <Button disabled>
      <ToolbarText en="Sold out" da="Udsolgt" />
    </Button>
    <Checkbox defaultChecked>
      <ToolbarText en="Gift wrapping" da="Gaveindpakning" />
    </Checkbox>
    <RadioGroup
      legend={<ToolbarText en="Size" da="Størrelse" />}
      defaultValue="30"
      options={[
        { value: '30', label: '30 ml' },
        { value: '50', label: '50 ml' },
      ]}
    />
    <div style={{ inlineSize: '12rem' }}>
      <ProgressBar value={0.6} />
    </div>
    <Notice tone="problem">
      <ToolbarText en="The postcode must have four digits." da="Postnummeret skal være på fire cifre." />
    </Notice>
  </div>
);

/** Text, borders and icons that remain when every color is replaced. */
export const ForcedColours: StoryObj = {
  render: () => controls,
  globals: { theme: 'forced-colors' },
  // The colors of the imitation are those of this system, which axe cannot know.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button');
    // A muted system color instead of the ink of the kit.
    await expect(getComputedStyle(button as Element).backgroundColor).not.toBe('rgb(31, 42, 38)');
  },
};
