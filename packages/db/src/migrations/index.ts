import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as files from './0002-files.ts';
import * as operations from './0003-operations.ts';
import * as texts from './0004-texts.ts';
import * as account from './0005-account.ts';
import * as billing from './0006-billing.ts';
import * as uploads from './0007-uploads.ts';
import * as batches from './0008-batches.ts';
import * as ai from './0009-ai.ts';
import * as admin from './0010-admin.ts';
import * as webhooks from './0012-webhooks.ts';
import * as cards from './0013-cards.ts';
import * as meaning from './0014-meaning.ts';
import * as askedTogether from './0015-asked-together.ts';
import * as language from './0016-language.ts';
import * as pageSize from './0017-page-size.ts';
import * as auditAddress from './0018-audit-address.ts';
import * as reading from './0019-reading.ts';
import * as billingState from './0020-billing-state.ts';
import * as oneOwner from './0021-one-owner.ts';
import * as secondFactors from './0022-second-factors.ts';
import * as anyLanguage from './0023-any-language.ts';
import * as credit from './0024-credit.ts';
import * as sealedInput from './0025-sealed-input.ts';
import * as instance from './0026-instance.ts';
import * as signMarks from './0028-sign-marks.ts';
import * as demo from './0029-demo.ts';
import * as keptResults from './0030-kept-results.ts';
import * as fileVersions from './0031-file-versions.ts';
import * as languageModel from './0032-language-model.ts';
import * as versionChecks from './0033-version-checks.ts';
import * as summaryFallback from './0034-summary-fallback.ts';
import * as folderNames from './0035-folder-names.ts';
import * as waitingTasks from './0036-waiting-tasks.ts';
import * as ownedRows from './0037-owned-rows.ts';
import * as operationStops from './0038-operation-stops.ts';
import * as lockedFiles from './0039-locked-files.ts';
import * as mailFailure from './0040-mail-failure.ts';
import * as demoSetting from './0041-demo-setting.ts';
import * as protectedFiles from './0042-protected-files.ts';
import * as passageOwner from './0043-passage-owner.ts';
import * as memberLists from './0044-member-lists.ts';
import * as trashedFolders from './0045-trashed-folders.ts';
import * as naturalNames from './0046-natural-names.ts';

/** In the order they are applied. A landed migration is never changed; a new one is added below. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-files': files,
  '0003-operations': operations,
  '0004-texts': texts,
  '0005-account': account,
  '0006-billing': billing,
  '0007-uploads': uploads,
  '0008-batches': batches,
  '0009-ai': ai,
  '0010-admin': admin,
  '0012-webhooks': webhooks,
  '0013-cards': cards,
  '0014-meaning': meaning,
  '0015-asked-together': askedTogether,
  '0016-language': language,
  '0017-page-size': pageSize,
  '0018-audit-address': auditAddress,
  '0019-reading': reading,
  '0020-billing-state': billingState,
  '0021-one-owner': oneOwner,
  '0022-second-factors': secondFactors,
  '0023-any-language': anyLanguage,
  '0024-credit': credit,
  '0025-sealed-input': sealedInput,
  '0026-instance': instance,
  '0028-sign-marks': signMarks,
  '0029-demo': demo,
  '0030-kept-results': keptResults,
  '0031-file-versions': fileVersions,
  '0032-language-model': languageModel,
  '0033-version-checks': versionChecks,
  '0034-summary-fallback': summaryFallback,
  '0035-folder-names': folderNames,
  '0036-waiting-tasks': waitingTasks,
  '0037-owned-rows': ownedRows,
  '0038-operation-stops': operationStops,
  '0039-locked-files': lockedFiles,
  '0040-mail-failure': mailFailure,
  '0041-demo-setting': demoSetting,
  '0042-protected-files': protectedFiles,
  '0043-passage-owner': passageOwner,
  '0044-member-lists': memberLists,
  '0045-trashed-folders': trashedFolders,
  '0046-natural-names': naturalNames,
};
