import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../testing/language.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: {
    docs: {
      description: {
        component: `Label, hint, mistake and count around one control. The fields of the kit are made of it; use it only for a control that the kit lacks.

- **Do** keep the label above and always visible.
- **Do** say in the hint what is needed before anything is typed.
- **Don't** use a placeholder as a label.
- **Don't** mark both required and optional fields: only the optional ones say so.`,
      },
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAControl: Story = {
  args: {
    label: bilingual('Amount', 'Beløb'),
    hint: bilingual('DKK 100 to 5,000', 'Fra 100 til 5.000 kr.'),
    children: (attributes) => <input {...attributes} className={styles.control} inputMode="numeric" />,
  },
};
export const Invalid: Story = {
  args: {
    ...AroundAControl.args,
    label: bilingual('Amount', 'Beløb'),
    error: bilingual('Choose an amount from DKK 100 to 5,000', 'Vælg et beløb fra 100 til 5.000 kr.'),
    children: (attributes) => <input {...attributes} className={styles.control} />,
  },
};
export const AllVariants: Story = { ...Invalid };
