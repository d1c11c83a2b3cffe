import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Select } from './select.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';

test('a button is pressed by mouse and keys, and not while it is busy', async () => {
  const press = vi.fn<() => void>();
  show(
    <form onSubmit={(event) => event.preventDefault()}>
      <Button onClick={press}>Merge</Button>
      <Button busy onClick={press}>
        Compress
      </Button>
      <ButtonLink to="/tools/split">Split</ButtonLink>
    </form>,
  );
  const merge = page.getByRole('button', { name: 'Merge' });
  await merge.click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
  await expect.element(merge).toHaveAttribute('type', 'button');
  await expect.element(page.getByRole('button', { name: 'Compress' })).toBeDisabled();
  await expect.element(page.getByRole('link', { name: 'Split' })).toHaveAttribute('href', '/tools/split');
});

test('a field ties its label, its hint and its error to the control', async () => {
  show(
    <>
      <Field label="Title" hint="As readers show it.">
        <Input />
      </Field>
      <Field label="Pages" hint="Not shown beside an error." error="There is no page 9.">
        <Input end="of 8" />
      </Field>
    </>,
  );
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Contract');
  await expect.element(title).toHaveValue('Contract');
  await expect.element(title).toHaveAccessibleDescription('As readers show it.');
  await expect.element(title).not.toHaveAttribute('aria-invalid');
  const pages = page.getByRole('textbox', { name: 'Pages' });
  await expect.element(pages).toHaveAttribute('aria-invalid', 'true');
  await expect.element(pages).toHaveAccessibleDescription('There is no page 9.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no page 9.');
  await page.getByText('Title').click();
  await expect.element(title).toHaveFocus();
});

test('a password is hidden until it is asked for', async () => {
  show(<PasswordInput aria-label="Password" showName="Show" hideName="Hide" />);
  const password = page.getByLabelText('Password');
  await password.fill('paper and ink');
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveValue('paper and ink');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

function Boxes() {
  const [some, setSome] = useState<boolean | 'indeterminate'>('indeterminate');
  return <Checkbox label="All files" checked={some} onCheckedChange={setSome} />;
}

test('a box of some is checked by its label and unchecked by the space bar, and Enter leaves it', async () => {
  show(<Boxes />);
  const box = page.getByRole('checkbox', { name: 'All files' });
  await expect.element(box).toBePartiallyChecked();
  await page.getByText('All files').click();
  await expect.element(box).toBeChecked();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
});

test('a switch is turned by its label, unless it is disabled', async () => {
  const turn = vi.fn<(isOn: boolean) => void>();
  show(
    <>
      <Switch label="Bookmarks" onCheckedChange={turn} />
      <Switch label="Attachments" disabled onCheckedChange={turn} />
    </>,
  );
  await page.getByText('Bookmarks').click();
  await expect.element(page.getByRole('switch', { name: 'Bookmarks' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Attachments' })).toBeDisabled();
  expect(turn.mock.calls).toEqual([[true]]);
});

const sizes = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
  { value: 'legal', label: 'Legal' },
];

test('a select opens by a click, names its choices, and is changed by letters too', async () => {
  const choose = vi.fn<(value: string) => void>();
  show(<Select aria-label="Size" options={sizes} defaultValue="a4" onValueChange={choose} />);
  const size = page.getByRole('combobox', { name: 'Size' });
  await expect.element(size).toHaveTextContent('A4');
  await size.click();
  await page.getByRole('option', { name: 'Letter' }).click();
  await expect.element(size).toHaveTextContent('Letter');
  await expect.element(page.getByRole('option', { name: 'Legal' })).not.toBeInTheDocument();
  await expect.element(size).toHaveFocus();
  await userEvent.keyboard('leg');
  await expect.element(size).toHaveTextContent('Legal');
  expect(choose.mock.calls).toEqual([['letter'], ['legal']]);
});

function Levels() {
  const [level, setLevel] = useState('low');
  const options = ['low', 'medium'].map((value) => ({ value, label: value }));
  return <SegmentedControl label="Level" options={options} value={level} onValueChange={setLevel} />;
}

test('of a segmented control one is always chosen', async () => {
  show(<Levels />);
  const medium = page.getByRole('radio', { name: 'medium' });
  await medium.click();
  await expect.element(medium).toBeChecked();
  await medium.click();
  await expect.element(medium).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'low' })).not.toBeChecked();
});

test('the arrows move a choice among several', async () => {
  show(<RadioGroup aria-label="Size" options={sizes} defaultValue="a4" />);
  await page.getByText('A4').click();
  // Focus moves one tick after the press, and a choice is made only while the key is still down.
  await userEvent.keyboard('{ArrowDown>}');
  await expect.element(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
  await userEvent.keyboard('{/ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'A4' })).not.toBeChecked();
});

function Opacity() {
  const [value, setValue] = useState(50);
  return <Slider aria-label="Opacity" value={value} min={0} max={60} step={10} onValueChange={setValue} />;
}

test('a slider goes by its step and no further than its end', async () => {
  show(<Opacity />);
  const opacity = page.getByRole('slider', { name: 'Opacity' });
  (opacity.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(opacity).toHaveValue('60');
  await userEvent.keyboard('{Home}');
  await expect.element(opacity).toHaveValue('0');
});
