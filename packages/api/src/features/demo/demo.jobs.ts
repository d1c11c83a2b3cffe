import { z } from 'zod';
import { defineJob } from '../../job.ts';
import { endDemosInTime } from './demo.service.ts';

const sweepDemos = defineJob('demo.sweep', z.object({}), endDemosInTime, '*/10 * * * *');

export const demoJobs = [sweepDemos];
