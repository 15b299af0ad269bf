import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { bilingual } from '../testing/language.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Blocks/PageHeader',
  component: PageHeader,
  parameters: {
    docs: {
      description: {
        component: `How a page begins when it does not begin with a picture.

- **Do** keep the text to two lines.
- **Do** use size \`xl\` for articles alone, and \`m\` above a list.
- **Don't** repeat the title in the breadcrumb’s last link.
- **Don't** put a button into it.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  breadcrumb: (
    <Breadcrumb label="Brødkrumme" items={[{ href: '#home', label: 'Forside' }, { label: 'Ansigt' }]} />
  ),
  title: bilingual('Face', 'Ansigt'),
  text: bilingual(
    'Cleanse, moisturise, protect. Everything else is a choice.',
    'Rens, fugt og beskyttelse. Resten er et valg.',
  ),
};

export const List: Story = { args: { ...args, size: 'm' }, globals: desktopViewport };
export const Page: Story = { args, globals: desktopViewport };
export const Article: Story = {
  args: {
    title: bilingual('The grass that holds the coast', 'Græsset, der holder på kysten'),
    meta: bilingual('Ingredients · 5 minutes', 'Ingredienser · 5 minutter'),
    size: 'xl',
  },
  globals: desktopViewport,
};
export const ArticleOnAPhone: Story = { ...Article, globals: phoneViewport };
export const LongestDanish: Story = {
  args: { ...args, size: 'xl', title: 'Multebærneglebåndsolie og andre hjemlige hudplejeprodukter' },
  globals: narrowViewport,
};
export const AllVariants: Story = {
  args,
  render: (header) => (
    <>
      <PageHeader {...header} size="m" />
      <PageHeader {...header} breadcrumb={undefined} />
    </>
  ),
  globals: desktopViewport,
};
