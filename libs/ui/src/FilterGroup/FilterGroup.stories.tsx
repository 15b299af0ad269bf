import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { both } from '../testing/language.tsx';
import { narrow } from '../testing/viewports.ts';
import type { FilterGroupProps } from './FilterGroup.tsx';
import { FilterGroup } from './FilterGroup.tsx';

const meta = {
  title: 'Components/FilterGroup',
  component: FilterGroup,
  parameters: {
    docs: {
      description: {
        component: `The values of one facet, several at a time, with how many products each has.

- **Do** show a value of 0 as disabled rather than hiding it.
- **Do** keep the order when counts change.
- **Don't** close a group in which something is chosen.
- **Don't** list more than twelve values without a "show all".`,
      },
    },
  },
} satisfies Meta<typeof FilterGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'dry', label: both('Dry', 'Tør'), count: 14 },
  { value: 'normal', label: both('Normal', 'Normal'), count: 21 },
  { value: 'combination', label: both('Combination', 'Kombineret'), count: 9 },
  { value: 'oily', label: both('Oily', 'Fedtet'), count: 0 },
  { value: 'sensitive', label: both('Sensitive', 'Sensitiv'), count: 7 },
];
const common = {
  legend: both('Skin type', 'Hudtype'),
  onChange: () => {},
  moreLabel: (hidden: number) => `Vis ${hidden} flere`,
};

function Filtering(props: FilterGroupProps) {
  const [selected, setSelected] = useState(props.selected);
  return <FilterGroup {...props} selected={selected} onChange={setSelected} />;
}

export const SkinType: Story = {
  args: { ...common, options, selected: ['sensitive'], limit: 3 },
  render: (args) => <Filtering {...args} />,
  decorators: [(Group) => <div style={{ maxWidth: '16rem' }}>{Group()}</div>],
  play: async ({ canvas, userEvent }) => {
    // A chosen value shows even beyond the limit.
    await expect(canvas.getByRole('checkbox', { name: /Sensiti/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /Vis/ }));
    await expect(canvas.getByRole('checkbox', { name: /Oily|Fedtet/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dry|Tør/ }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const Closed: Story = {
  ...SkinType,
  args: { ...common, options, selected: [], startsOpen: false },
  play: async () => {},
};
export const LongestDanish: Story = {
  args: {
    ...common,
    options: [
      { value: 'a', label: 'Parfumefri hånd- og kropsplejeprodukter til sensitiv hud', count: 1234 },
      ...options,
    ],
    selected: ['a'],
  },
  globals: narrow,
};
export const AllVariants: Story = { ...SkinType };
