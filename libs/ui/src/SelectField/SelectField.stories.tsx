import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  parameters: {
    docs: {
      description: {
        component: `One choice of many, in a native menu: country, order of a list.

- **Do** use it from eight options on.
- **Do** begin with words for "not chosen" where nothing is.
- **Don't** draw a menu of your own over it.
- **Don't** use it for sizes: they are a radio group.`,
      },
    },
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

const countries = (
  <>
    <option value="DK">Danmark</option>
    <option value="NO">Norge</option>
    <option value="DE">Deutschland</option>
  </>
);

export const Country: Story = {
  args: { label: bilingual('Country', 'Land'), children: countries, autoComplete: 'country' },
};

export const Invalid: Story = {
  args: {
    label: bilingual('Country', 'Land'),
    children: countries,
    error: bilingual('Choose a country we deliver to', 'Vælg et land, vi leverer til'),
  },
};

/** A text of the page next to it also describes it. */
export const AlsoDescribed: Story = {
  args: {
    ...Invalid.args,
    'aria-describedby': 'beside',
  },
  render: (given) => (
    <>
      <p id="beside">
        <ToolbarText en="Read beside it" da="Læst ved siden af" />
      </p>
      <SelectField {...given} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      /\S.* (Read beside it|Læst ved siden af)$/,
    );
  },
};

export const LongestDanish: Story = {
  args: {
    label: 'Pakkeshop, hvor du vil hente din ordre',
    children: (
      <option>Købmandsgårdens Dagligvareforretning, Nørre Farimagsgade 1234, 1364 København K</option>
    ),
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: { label: '' },
  render: () => (
    <Stack width="28rem">
      <SelectField label={<ToolbarText en="Country" da="Land" />}>{countries}</SelectField>
      <SelectField
        label={<ToolbarText en="Country" da="Land" />}
        error={<ToolbarText en="Choose a country we deliver to" da="Vælg et land, vi leverer til" />}
      >
        {countries}
      </SelectField>
      <SelectField label={<ToolbarText en="Country" da="Land" />} disabled>
        {countries}
      </SelectField>
    </Stack>
  ),
};
