import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import type { FilterGroupProps } from './FilterGroup.tsx';
import { FilterGroup } from './FilterGroup.tsx';

const meta = {
  title: 'Navigation/FilterGroup',
  component: FilterGroup,
  parameters: {
    docs: {
      description: {
        component: `The values of one facet, several at a time, with how many products each has.

- **Do** show a value of 0 as disabled rather than hiding it.
- **Do** keep the order when counts change.
- **Do** offer a field to find a value where there are more than ten.
- **Don't** close a group in which something is chosen.
- **Don't** list more than ten values without a "show more".`,
      },
    },
  },
  decorators: [(Group) => <div style={{ maxWidth: '16rem' }}>{Group()}</div>],
} satisfies Meta<typeof FilterGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'dry', label: bilingual('Dry', 'Tør'), count: 14 },
  { value: 'normal', label: bilingual('Normal', 'Normal'), count: 21 },
  { value: 'combination', label: bilingual('Combination', 'Kombineret'), count: 9 },
  { value: 'oily', label: bilingual('Oily', 'Fedtet'), count: 0 },
  { value: 'sensitive', label: bilingual('Sensitive', 'Sensitiv'), count: 7 },
];
const common = { legend: bilingual('Skin type', 'Hudtype'), onToggle: () => {}, selected: [] };

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

function Filtering(props: FilterGroupProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <FilterGroup
      {...props}
      selected={selected}
      onToggle={(value) => {
        setSelected(props.choice === 'one' ? [value] : toggled(selected, value));
      }}
    />
  );
}

const render = (args: FilterGroupProps) => <Filtering {...args} />;

export const SkinType: Story = {
  args: { ...common, options, selected: ['sensitive'] },
  render,
  play: async ({ canvas, userEvent }) => {
    // Nothing to find, nothing to say about it: an empty place for news is heard too, in every group.
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /Sensiti/ })).toBeChecked();
    const impossible = canvas.getByRole('checkbox', { name: /Oily|Fedtet/ });
    await userEvent.click(impossible);
    await expect(impossible).not.toBeChecked();
    await expect(impossible).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dry|Tør/ }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

const sizes = ['15 ml', '30 ml', '50 ml', '75 ml', '100 ml', '150 ml', '200 ml', '250 ml', '500 ml'].map(
  (label, index) => ({ value: label.replace(' ', '-'), label, count: 9 - index }),
);

function Many(props: FilterGroupProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Filtering
      {...props}
      options={isWhole ? sizes : sizes.slice(0, 4)}
      more={
        isWhole || !props.more
          ? undefined
          : {
              ...props.more,
              onPress: () => {
                setWhole(true);
              },
            }
      }
    />
  );
}

export const ManyValues: Story = {
  args: {
    ...common,
    legend: bilingual('Size', 'Størrelse'),
    options: sizes,
    find: {
      label: bilingual('Find a size', 'Find en størrelse'),
      options: sizes,
      none: bilingual('None', 'Ingen'),
    },
    more: { label: bilingual('Show more', 'Vis flere'), onPress: () => {} },
  },
  render: (args) => <Many {...args} />,
  play: async ({ canvas, userEvent }) => {
    const find = canvas.getByRole('searchbox');
    await userEvent.type(find, '50 M');
    const found = canvas.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
    await expect(found).toEqual(['50 ml7', '150 ml4', '250 ml2']);
    await userEvent.clear(find);
    await userEvent.type(find, 'x');
    await expect(canvas.getByRole('status')).toHaveTextContent(/None|Ingen/);
    await userEvent.clear(find);
    await userEvent.click(canvas.getByRole('button', { name: /Show more|Vis flere/ }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9);
    await expect(canvas.getAllByRole('checkbox')[4]).toHaveFocus();
  },
};

export const Categories: Story = {
  args: {
    ...common,
    legend: bilingual('Category', 'Kategori'),
    options: [
      {
        value: 'face',
        label: bilingual('Face', 'Ansigt'),
        count: 19,
        children: [
          { value: 'serums', label: bilingual('Serums', 'Serummer'), count: 5 },
          { value: 'masks', label: bilingual('Masks', 'Masker'), count: 3 },
        ],
      },
      { value: 'hair', label: bilingual('Hair', 'Hår'), count: 2 },
    ],
    selected: ['serums'],
  },
  render,
  play: async ({ canvas, userEvent }) => {
    const within = canvas.getByRole('group', { name: /^Face$|^Ansigt$/ });
    await expect(within).toContainElement(canvas.getByRole('checkbox', { checked: true }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Serum/ }));
    await expect(canvas.queryByRole('checkbox', { name: /Serum/ })).toBeNull();
  },
};

export const OneOfThem: Story = {
  args: {
    ...common,
    legend: bilingual('Rating', 'Vurdering'),
    choice: 'one',
    options: [
      { value: '', label: bilingual('Any', 'Alle') },
      { value: '4', label: bilingual('4 stars and up', '4 stjerner og derover'), count: 12 },
      { value: '3', label: bilingual('3 stars and up', '3 stjerner og derover'), count: 17 },
    ],
    selected: [''],
  },
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /4/ }));
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

export const Closed: Story = { args: { ...common, options, startsOpen: false } };
export const LongestDanish: Story = {
  args: {
    ...common,
    options: [
      { value: 'a', label: 'Parfumefri hånd- og kropsplejeprodukter til sensitiv hud', count: 1234 },
      ...options,
    ],
    selected: ['a'],
  },
  globals: narrowViewport,
};
export const AllVariants: Story = { ...SkinType };
