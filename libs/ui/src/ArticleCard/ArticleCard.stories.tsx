import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual, resolveBilingual, ToolbarText, useToolbarLanguage } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport } from '../testing/viewports.ts';
import { ArticleCard, ArticleGrid, RelatedArticles } from './ArticleCard.tsx';

const meta = {
  title: 'Content/ArticleCard',
  component: ArticleCard,
  parameters: {
    docs: {
      description: {
        component: `An article, a tip or a routine in a list: a 3:2 picture, what it is, its title.

- **Do** write a title of one thought; it may run over three lines.
- **Do** give the picture an \`alt\` that says what is shown, not the title again.
- **Don't** put a button on it: the whole card is one link.
- **Don't** mix cards with and without a picture in one row.`,
      },
    },
  },
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const grass = {
  href: '#grass',
  title: bilingual('The grass that holds the coast', 'Græsset, der holder på kysten'),
  meta: bilingual('Ingredients · 5 minutes', 'Ingredienser · 5 minutter'),
  excerpt: bilingual(
    'A walk in the dunes with the plant we are named after.',
    'En tur i klitterne med den plante, vi er opkaldt efter.',
  ),
  picture: pictures.heroDunes,
};
const tip = {
  href: '#damp',
  title: bilingual('Apply to damp skin', 'Læg det på fugtig hud'),
  excerpt: bilingual(
    'Serum and oil spread better, and you need less.',
    'Serum og olie fordeles lettere, og du bruger mindre.',
  ),
};

export const Article: Story = { args: grass };
export const WithoutPicture: Story = { args: tip };
export const LongestDanish: Story = {
  args: { ...grass, title: 'Vinterhudplejerutiner for håndværkere og havnearbejdere' },
  globals: narrowViewport,
};

function Grid() {
  const language = useToolbarLanguage();
  const [first, second] = [resolveBilingual(grass, language), resolveBilingual(tip, language)];
  return (
    <ArticleGrid>
      <ArticleCard {...first} size="lead" />
      <ArticleCard {...first} picture={pictures.stillStone} />
      <ArticleCard {...first} picture={pictures.heroOat} />
      <ArticleCard {...second} />
    </ArticleGrid>
  );
}

function Row() {
  const language = useToolbarLanguage();
  return (
    <RelatedArticles
      title={<ToolbarText en="Read on" da="Læs videre" />}
      articles={[
        { id: 'grass', ...resolveBilingual(grass, language) },
        { id: 'tip', ...resolveBilingual(tip, language) },
      ]}
    />
  );
}
export const ReadOn: Story = { args: grass, render: () => <Row /> };
export const AllVariants: Story = { args: grass, render: () => <Grid />, globals: desktopViewport };
