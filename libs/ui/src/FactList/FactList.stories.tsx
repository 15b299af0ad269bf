import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Blocks/FactList',
  component: FactList,
  parameters: {
    docs: {
      description: {
        component: `Plain facts as a definition list: suited to, texture, scent.

- **Do** keep a term to two words and its fact to a line or two.
- **Do** keep the same order on every product.
- **Don't** use it for numbers to compare: that is a table.
- **Don't** list what is true of every cream.`,
      },
    },
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = [
  {
    term: bilingual('Suited to', 'Velegnet til'),
    text: bilingual('Normal, combination and dry skin', 'Normal, kombineret og tør hud'),
  },
  { term: bilingual('Texture', 'Tekstur'), text: bilingual('Clear gel', 'Klar gel') },
  { term: bilingual('Scent', 'Duft'), text: bilingual('Pine and salt', 'Fyr og salt') },
  { term: bilingual('After opening', 'Holdbarhed efter åbning'), text: bilingual('12 months', '12 mdr.') },
];

export const Product: Story = { args: { facts } };
export const Narrow: Story = { ...Product, globals: narrowViewport };
export const AllVariants: Story = { ...Product };
