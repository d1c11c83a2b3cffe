import { Check, CircleAlert, Info } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useMessages } from '../lib/messages/messages.ts';
import { openToasts } from '../lib/page/toast.ts';
import { fieldMessages } from './field.messages.ts';
import { useToastPlace } from './use-toast-place.ts';

const look = {
  toast:
    'flex w-full items-start gap-2.5 rounded-10 border border-line bg-raised p-3 text-13 text-ink shadow-floating dark:border-transparent',
  icon: 'mt-0.5',
  content: 'min-w-0 flex-1',
  title: 'font-bold',
  description: 'text-ink-soft',
  actionButton: 'font-bold text-accent-ink',
  closeButton: 'order-last text-ink-soft hover:text-ink',
};

/** Top right, or as near to it as no button lies; four seconds. Sonner provides behavior only; the look is ours, in both themes. */
export function Toaster() {
  const frame = useRef<HTMLDivElement>(null);
  useToastPlace(frame);
  useEffect(() => openToasts(toast), []);
  return (
    // A press on a toast leaves the focus where it is: Sonner would give it back at the next press, in the midst of a drag.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it takes nothing, it only leaves the focus
    <div ref={frame} onMouseDown={(event) => event.preventDefault()}>
      <Sonner
        containerAriaLabel={useMessages(fieldMessages)('notices')}
        position="top-right"
        duration={4000}
        expand
        offset={{ top: 68, right: 24 }}
        mobileOffset={{ top: 64, right: 12 }}
        gap={8}
        style={{ '--width': '340px' } as CSSProperties}
        toastOptions={{ unstyled: true, classNames: look }}
        icons={{
          success: <Check aria-hidden="true" className="text-accent" />,
          error: <CircleAlert aria-hidden="true" className="text-danger" />,
          info: <Info aria-hidden="true" className="text-ink-faint" />,
        }}
      />
    </div>
  );
}
