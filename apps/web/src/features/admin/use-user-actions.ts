import { plans, type PlanId } from '@sheaf/api/features/billing/plans.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { refreshAdmin } from './use-admin.ts';
import { userTexts } from './user.texts.ts';

/** What an administrator can do to an account. The lists are read anew after each. */
export function useUserActions() {
  const texts = useTexts(userTexts);
  const errorTexts = useTexts(apiErrorTexts);
  const say = <Input>(
    done: (input: Input) => string,
    failed: string,
    goneOf: (input: Input) => string | undefined = () => undefined,
  ) => ({
    onSuccess: (_answer: unknown, input: Input) => {
      toast.success(done(input));
      void refreshAdmin(goneOf(input));
    },
    onError: (error: unknown) => {
      toast.error(failed, { description: describeError(readApiError(error), errorTexts) });
    },
  });
  return {
    setRole: useMutation(trpc.admin.setRole.mutationOptions(say(() => texts.roleDone, texts.roleFailed))),
    givePlan: useMutation(
      trpc.admin.givePlan.mutationOptions(
        say(({ plan }: { plan: PlanId }) => texts.planDone(plans[plan].name), texts.planFailed),
      ),
    ),
    signOut: useMutation(
      trpc.admin.signOutUser.mutationOptions(say(() => texts.signedOut, texts.signOutFailed)),
    ),
    remove: useMutation(
      trpc.admin.deleteUser.mutationOptions(
        say(
          () => texts.removed,
          texts.removeFailed,
          ({ id }: { id: string }) => id,
        ),
      ),
    ),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
