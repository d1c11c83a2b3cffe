import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx';
import { Tip } from './tooltip.tsx';

export function IconButton(props: PlainIconButtonProps) {
  return (
    <Tip text={props.name}>
      <PlainIconButton {...props} />
    </Tip>
  );
}
