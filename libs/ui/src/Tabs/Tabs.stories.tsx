import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component: [
          'Sections of one subject that are read one at a time: what it is for, how to use it, what is in it.',
          '',
          '**Do** use two to five tabs of a word or two, in the order in which one asks.',
          '',
          '**Do** let the first tab hold what most came for; the others are a choice.',
          '',
          "**Don't** hide in a tab what everybody needs before buying: price, size and delivery stand on the page.",
          '',
          "**Don't** use tabs for steps or for questions and answers; take InstructionSteps or Accordion.",
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabs: TabsProps['tabs'] = [
  {
    id: 'suited-to',
    label: bilingual('Suited to', 'Passer til'),
    content: (
      <p>
        <ToolbarText
          en="Dry and sensitive skin. Without fragrance, with oat oil and a little beeswax."
          da="Tør og sensitiv hud. Uden parfume, med havreolie og lidt bivoks."
        />
      </p>
    ),
  },
  {
    id: 'how-to-use',
    label: bilingual('How to use', 'Sådan gør du'),
    content: (
      <p>
        <ToolbarText
          en="Warm a pea between the palms and press it on damp skin, in the evening."
          da="Varm en ært mellem håndfladerne, og tryk den på fugtig hud om aftenen."
        />
      </p>
    ),
  },
  {
    id: 'ingredients',
    label: bilingual('Ingredients', 'Ingredienser'),
    content: <p translate="no">Aqua, Avena Sativa Kernel Oil, Glycerin, Cera Alba, Tocopherol</p>,
  },
];

const args = { label: bilingual('About the cream', 'Om cremen'), tabs };

export const Three: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('tab') as [HTMLElement, HTMLElement, HTMLElement];
    await expect(canvas.getByRole('tablist')).toHaveAccessibleName(/cream|cremen/);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(/oat oil|havreolie/);

    // One stop for Tab, arrows among the tabs, the panel next.
    await userEvent.tab();
    await expect(first).toHaveFocus();
    // An arrow of an input method.
    await fireEvent.keyDown(first, { key: 'ArrowRight', isComposing: true });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(/palms|håndfladerne/);
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();

    await userEvent.click(third);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(/Ingredients|Ingredienser/);
    await expect(canvas.getByText(/oat oil|havreolie/)).not.toBeVisible();
    await userEvent.click(first);
  },
};

export const Two: Story = {
  args: { ...args, tabs: [tabs[0], tabs[1]] },
};

/** An address that is no escaped text leaves the first tab open; the next one that names a tab opens that. */
export const ByItsAddress: Story = {
  args,
  beforeEach: () => {
    history.replaceState(null, '', '#50%');
    return () => {
      history.replaceState(null, '', location.pathname + location.search);
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(/oat oil|havreolie/);
    location.hash = '#how-to-use';
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent(/palms|håndfladerne/));
  },
};

/** A link to a tab opens it, also when the address names it already and another was chosen since. */
export const ByTheSameLink: Story = {
  args,
  beforeEach: () => () => {
    history.replaceState(null, '', location.pathname + location.search);
  },
  play: async ({ canvas, userEvent }) => {
    const isOpen = () => expect(canvas.getByRole('tabpanel')).toHaveTextContent(/palms|håndfladerne/);
    location.hash = '#how-to-use';
    await waitFor(isOpen);
    await userEvent.click(canvas.getAllByRole('tab')[0] as HTMLElement);
    const isAnother = () => expect(canvas.getByRole('tabpanel')).toHaveTextContent(/oat oil|havreolie/);
    await isAnother();
    // Back to this page from what was open over it.
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'a' } }));
    await isAnother();
    // All that browsers tell of a link to where the address is already.
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(isOpen);
  },
};

export const LongestDanish: Story = {
  args: {
    label: 'Om produktet',
    tabs: [
      {
        id: 'hudtyper',
        label: 'Hudtyper og hudbehov',
        content: (
          <p>Tør, kombineret og sensitiv hud, der mangler fugtighedsbevarende pleje i vintermånederne.</p>
        ),
      },
      { id: 'anvendelse', label: 'Anvendelsesvejledning', content: <p>Morgen og aften.</p> },
      {
        id: 'liste',
        label: 'Hele ingredienslisten',
        content: <p translate="no">Aqua, Glycerin, Betaine</p>,
      },
      { id: 'maerkninger', label: 'Mærkninger og certificeringer', content: <p>Uden parfume.</p> },
    ],
  },
  globals: narrowViewport,
};

export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args };
