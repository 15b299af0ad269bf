import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { InstructionSteps } from '../InstructionSteps/InstructionSteps.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { ImageWithText } from './ImageWithText.tsx';

const meta = {
  title: 'Blocks/ImageWithText',
  component: ImageWithText,
  parameters: {
    docs: {
      description: {
        component: `A picture with text beside it: seven columns, an empty one, four columns of text.

- **Do** let the side of the picture alternate down a page.
- **Do** keep the words shorter than the picture is high.
- **Don't** put two links into it.
- **Don't** use a packshot where a texture says more.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ImageWithText>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  picture: pictures.textureGel,
  alt: bilingual('Drops of clear gel', 'Dråber af klar gel'),
  ratio: '1:1',
  title: bilingual('What it feels like', 'Sådan føles den'),
  children: (
    <p>
      <ToolbarText
        en="A clear gel that turns into a fine foam and rinses off easily. For morning and evening."
        da="En klar gel, der bliver til et fint skum og er let at skylle af. Til morgen og aften."
      />
    </p>
  ),
  link: (
    <Link href="#gel">
      <ToolbarText en="Dune Gel Cleanser" da="Marehalm Rensegel" />
    </Link>
  ),
} as const;

export const PictureLeft: Story = { args, globals: desktopViewport };
export const PictureRight: Story = { args: { ...args, pictureSide: 'right' }, globals: desktopViewport };
export const HowToUse: Story = {
  args: {
    ...args,
    pictureSide: 'right',
    title: bilingual('How to use', 'Sådan gør du'),
    children: (
      <InstructionSteps
        steps={[
          'Fugt ansigtet med lunkent vand.',
          'Skum et pump op mellem hænderne, og massér blidt.',
          'Skyl grundigt, og dup tørt.',
        ]}
      />
    ),
    link: null,
  },
  globals: desktopViewport,
};
export const Phone: Story = { args, globals: phoneViewport };
export const LongestDanish: Story = {
  args: { ...args, title: 'Multebærneglebåndsolie og Håndcreme' },
  globals: narrowViewport,
};
export const AllVariants: Story = { ...PictureLeft };
