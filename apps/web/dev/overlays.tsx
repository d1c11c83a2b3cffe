import { Download, Eye, FolderInput, MessageSquareText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../src/components/button.tsx';
import { Dialog, DialogClose } from '../src/components/dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../src/components/menu.tsx';
import { Sample } from './sample.tsx';

export function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Sample title="Menu, dialog, toasts">
      <div className="flex flex-wrap gap-3">
        <Menu trigger={<Button>Open menu</Button>}>
          <MenuItem icon={<MessageSquareText />} keys="A">
            AI Assistant
          </MenuItem>
          <MenuItem icon={<Eye />} keys="Space">
            Preview
          </MenuItem>
          <MenuItem icon={<Download />} keys="D">
            Download
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<FolderInput />}>Move to</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger keys="⌫">
            Delete
          </MenuItem>
        </Menu>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title="Delete 3 item(s)?"
          description="They go to the trash with everything read from them, and leave it after 30 days. Until then you can put them back."
          actions={
            <>
              <DialogClose asChild>
                <Button>Cancel</Button>
              </DialogClose>
              <DialogClose asChild>
                <Button look="danger-fill">Delete</Button>
              </DialogClose>
            </>
          }
        />
        <Button
          onClick={() => {
            toast.success('3 item(s) deleted', {
              description: 'Kept in the trash for 30 days.',
              action: { label: 'Undo', onClick: () => undefined },
            });
            toast.error('Upload failed', {
              description: 'survey.tiff: File type image/tiff is not allowed.',
            });
            toast.info('Registration successful!', {
              description: 'Please check your email to verify your account.',
            });
          }}
        >
          Show toasts
        </Button>
      </div>
    </Sample>
  );
}
