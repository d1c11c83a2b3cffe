import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Card, CardHeader } from './card.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';
import { Meter } from './meter.tsx';
import { Note } from './note.tsx';
import { Pager } from './pager.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from './tabs.tsx';
import { optional } from '../lib/page/optional.ts';

const Cross = () => <svg aria-hidden="true" />;

test('a dialog is named, holds the focus, and is left by Escape', async () => {
  const change = vi.fn<(isOpen: boolean) => void>();
  show(
    <>
      <Button>Behind</Button>
      <Dialog
        defaultOpen
        onOpenChange={change}
        title="Delete the folder?"
        description="Its files go to the trash."
        actions={
          <>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button>Delete</Button>
          </>
        }
      />
    </>,
  );
  const dialog = page.getByRole('dialog', { name: 'Delete the folder?' });
  await expect.element(dialog).toHaveAccessibleDescription('Its files go to the trash.');
  // What lies behind is out of reach of keys and of readers of the screen.
  expect(page.getByRole('button', { name: 'Behind' }).query()).toBeNull();
  for (let pressed = 0; pressed < 3; pressed++) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(change.mock.calls).toEqual([[false]]);
});

test('a dialog is left by its own button', async () => {
  show(
    <Dialog
      defaultOpen
      title="Rename"
      actions={
        <DialogClose asChild>
          <Button>Cancel</Button>
        </DialogClose>
      }
    />,
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a menu opens by a key, is walked by arrows, and gives the focus back', async () => {
  const rename = vi.fn<() => void>();
  const remove = vi.fn<() => void>();
  show(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={rename}>Rename</MenuItem>
      <MenuLink to="/files/1">Open</MenuLink>
      <MenuItem danger disabled onSelect={remove}>
        Delete
      </MenuItem>
    </Menu>,
  );
  const more = page.getByRole('button', { name: 'More' });
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const open = page.getByRole('menuitem', { name: 'Open' });
  await expect.element(open).toHaveFocus();
  await expect.element(open).toHaveAttribute('href', '/files/1');
  // A disabled one is skipped.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(open).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  expect([rename.mock.calls.length, remove.mock.calls.length]).toEqual([1, 0]);
});

test('an icon has an accessible name, and shows it on keyboard focus', async () => {
  show(
    <IconButton name="Close">
      <Cross />
    </IconButton>,
  );
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip', { name: 'Close' })).toBeInTheDocument();
});

test('tabs show one panel at a time', async () => {
  show(
    <TabsRoot defaultValue="files">
      <TabList aria-label="Views">
        <Tab value="files" count={3}>
          Files
        </Tab>
        <Tab value="trash">Trash</Tab>
      </TabList>
      <TabPanel value="files">Three files</TabPanel>
      <TabPanel value="trash">Nothing thrown away</TabPanel>
    </TabsRoot>,
  );
  await expect.element(page.getByRole('tabpanel', { name: 'Files 3' })).toHaveTextContent('Three files');
  await page.getByRole('tab', { name: 'Trash' }).click();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Nothing thrown away');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Files 3' })).toHaveAttribute('aria-selected', 'true');
});

const words = {
  label: 'Pages of files',
  previous: 'Previous',
  next: 'Next',
  range: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
};

test('a pager shows its position and stops at the ends', async () => {
  const turn = vi.fn<(to: number) => void>();
  show(<Pager words={words} pagination={{ page: 3, limit: 20, total: 45, totalPages: 3 }} onPage={turn} />);
  await expect.element(page.getByText('41 to 45 of 45')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  expect(turn.mock.calls).toEqual([[2]]);
});

test('only what went wrong is announced, and a fact ends with a stop where more follows', async () => {
  show(
    <>
      <Note fact="Two files are open elsewhere">They are left as they are.</Note>
      <Note kind="bad" fact="The file could not be read." />
    </>,
  );
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The file could not be read.');
  await expect.element(page.getByText('Two files are open elsewhere.')).toBeVisible();
});

test('a meter is read out and as long as what is used, and no longer than it is', async () => {
  show(
    <div style={{ width: 200 }}>
      <Meter label="Storage" used={3} limit={4} text="3 of 4 GB" />
      <Meter label="Files" used={9} limit={3} text="9 of 3" />
    </div>,
  );
  const widthOf = (name: string) =>
    page.getByRole('meter', { name }).element().nextElementSibling?.getBoundingClientRect().width;
  await expect.poll(() => widthOf('Storage')).toBe(150);
  await expect.poll(() => widthOf('Files')).toBe(200);
  await expect.element(page.getByRole('meter', { name: 'Storage' })).toHaveAttribute('value', '75');
});

test('cards, badges and empty places are titled for readers of the screen', async () => {
  show(
    <Card aria-label="Storage">
      <CardHeader title="What you store" lede="By kind." action={<Badge kind="ok">Pro</Badge>} />
      <EmptyState drawing={<Cross />} title="No files yet" action={<Button>Upload</Button>}>
        Drop a file here.
      </EmptyState>
    </Card>,
  );
  const card = page.getByRole('region', { name: 'Storage' });
  await expect.element(card.getByRole('heading', { name: 'What you store' })).toBeVisible();
  await expect.element(card.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  await expect.element(card.getByText('Pro')).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Upload' })).toBeEnabled();
});

test('a part whose code cannot be fetched leaves the rest of the page where it is', async () => {
  const Away = optional<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  show(
    <>
      <p>The rest</p>
      <Suspense fallback={<p>On its way</p>}>
        <Away />
      </Suspense>
    </>,
  );
  await expect.element(page.getByText('On its way')).not.toBeInTheDocument();
  await expect.element(page.getByText('The rest')).toBeVisible();
});
