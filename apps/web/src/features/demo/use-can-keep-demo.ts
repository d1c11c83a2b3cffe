import { useConfig } from '../../lib/instance/use-instance.ts';

/** Whether a visitor can make an account of a demo, which is a sign-up. */
export function useCanKeepDemo(): boolean {
  const config = useConfig();
  return config?.signup === 'open' && !config.setup_code;
}
