import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { narrowViewport } from '../testing/viewports.ts';
import { SamplesBanner } from './SamplesBanner.tsx';

const opened = fn();

const choose = (
  <Button variant="link" onClick={opened}>
    <ToolbarText en="Choose samples" da="Vælg prøver" />
  </Button>
);
const change = (
  <Button variant="link">
    <ToolbarText en="Change samples" da="Skift prøver" />
  </Button>
);

const meta = {
  title: 'Commerce/SamplesBanner',
  component: SamplesBanner,
  parameters: {
    docs: {
      description: {
        component: `Three free samples with every order: what is chosen, and the way to choose.

- **Do** keep it in the bag, always in the same place; shoppers take a moved picker for a withdrawn gift.
- **Do** show the empty slots: they show that samples are left.
- **Don't** choose for the shopper.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem', background: 'var(--color-sand)', padding: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: bilingual('Choose up to 3 free samples', 'Vælg op til 3 gratis prøver'),
    limit: 3,
    chosen: [],
    chosenLabel: bilingual('Your samples', 'Dine prøver'),
    countText: bilingual('0 of 3 selected', '0 af 3 valgt'),
    action: choose,
  },
} satisfies Meta<typeof SamplesBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = [
  { id: 's01', name: bilingual('Lee Serum, 2 ml', 'Læ Serum, 2 ml'), picture: pictures.textureGel },
  { id: 's02', name: bilingual('Still Cream, 2 ml', 'Stille Creme, 2 ml'), picture: pictures.textureCream },
  {
    id: 's03',
    name: bilingual('Golden Face Oil, 1 ml', 'Gylden Ansigtsolie, 1 ml'),
    picture: pictures.textureOil,
  },
];

export const Empty: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    opened.mockClear();
    // A thumb on an empty place opens the choice as the button does.
    const slot = canvasElement.querySelector('li');
    const { x = 0, y = 0 } = slot?.getBoundingClientRect() ?? {};
    const under = document.elementFromPoint(x + 24, y + 24);
    await expect(under).toBe(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const OneChosen: Story = {
  args: {
    chosen: three.slice(0, 1),
    countText: bilingual('1 of 3 selected', '1 af 3 valgt'),
    action: change,
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: /Your samples|Dine prøver/ });
    await expect(list).toHaveTextContent(/(Lee|Læ) Serum, 2 ml/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Full: Story = {
  args: { chosen: three, countText: bilingual('3 of 3 selected', '3 af 3 valgt'), action: change },
};

export const WithoutPictures: Story = {
  args: {
    chosen: [
      { id: 's01', name: bilingual('Lee Serum, 2 ml', 'Læ Serum, 2 ml') },
      { id: 's02', name: bilingual('Still Cream, 2 ml', 'Stille Creme, 2 ml') },
    ],
    countText: bilingual('2 of 3 selected', '2 af 3 valgt'),
    action: change,
  },
};

export const Loading: Story = { args: { chosen: 'loading' } };

export const NoneOffered: Story = {
  args: { limit: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongestDanish: Story = {
  args: {
    title: 'Vælg op til 3 gratis prøver, som vi lægger i pakken sammen med dine varer',
    chosen: [
      { id: 'a', name: 'Multebærneglebåndsolie, 1 ml', picture: pictures.textureOil },
      { id: 'b', name: 'Parfumefri Håndværkerhåndcreme, 2 ml', picture: pictures.textureCream },
      { id: 'c', name: 'Langsom Natcreme, 2 ml', picture: pictures.textureGel },
    ],
    countText: '3 af 3 valgt',
    action: change,
  },
  globals: narrowViewport,
};

export const Narrow: Story = { ...OneChosen, globals: narrowViewport };

export const AllVariants: Story = {
  render: (args) => (
    <Stack width="100%">
      <SamplesBanner {...args} />
      <SamplesBanner {...args} chosen="loading" />
      <SamplesBanner
        {...args}
        chosen={[
          { id: 's01', name: 'Læ Serum, 2 ml', picture: pictures.textureGel },
          { id: 's03', name: 'Gylden Ansigtsolie, 1 ml', picture: pictures.textureOil },
        ]}
        countText="2 af 3 valgt"
        action={change}
      />
      <SamplesBanner
        {...args}
        chosen={[
          { id: 's01', name: 'Læ Serum, 2 ml', picture: pictures.textureGel },
          { id: 's02', name: 'Stille Creme, 2 ml', picture: pictures.textureCream },
          { id: 's03', name: 'Gylden Ansigtsolie, 1 ml', picture: pictures.textureOil },
        ]}
        countText="3 af 3 valgt"
        action={change}
      />
    </Stack>
  ),
};
