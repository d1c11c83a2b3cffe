import { z } from 'zod';
import { defineJob } from '../../job.ts';
import { endVersions } from './files.versions.service.ts';

const endOldVersions = defineJob('files.end-versions', z.object({}), (ctx) => endVersions(ctx), '33 3 * * *');

export const versionsJobs = [endOldVersions];
