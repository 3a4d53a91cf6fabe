import { useRef } from 'react';
import { Camera } from 'lucide-react';
import { useProduct } from '../lib/queries/use-product';
import { sayShell } from '../lib/say-shell';
import { smallPhoto } from '../lib/small-photo';
import { Button } from './button';
import { toast } from './toasts';

interface Props {
  disabled: boolean;
  /** Called with the photo in base 64. */
  onPhoto: (picture: string) => void;
}

/** Takes or picks a photo of a meal; there only where somebody looks at photos. */
export function PhotoButton({ disabled, onPhoto }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const product = useProduct();
  if (!product.data?.photos) return null;
  const picked = async (file: File | undefined) => {
    if (!file) return;
    try {
      onPhoto(await smallPhoto(file));
    } catch {
      toast({ title: sayShell('photoNotOpened'), destructive: true });
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          void picked(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button type="button" icon look="quiet" aria-label={sayShell('sendPhoto')} disabled={disabled} onClick={() => input.current?.click()}>
        <Camera size={20} aria-hidden="true" />
      </Button>
    </>
  );
}
