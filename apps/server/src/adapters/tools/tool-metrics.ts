import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Turns } from './tool-turns.ts';

export type ToolMetrics = {
  waited(seconds: number): void;
  done(tool: string, seconds: number, report: unknown): void;
  failed(tool: string, code: string): void;
};

/** How the pool of tool processes is doing. */
export function createToolMetrics(registry: Registry, turns: Turns): ToolMetrics {
  const registers = [registry];
  const running = gauge('sheaf_pool_running', 'Tools at work now.', turns.running);
  const waiting = gauge('sheaf_pool_waiting', 'Work that waits for its turn.', turns.waiting);
  registry.registerMetric(running);
  registry.registerMetric(waiting);
  const wait = new Histogram({
    name: 'sheaf_pool_wait_seconds',
    help: 'How long work waited for its turn.',
    buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60],
    registers,
  });
  const duration = new Histogram({
    name: 'sheaf_tool_duration_seconds',
    help: 'How long a tool took, by tool.',
    labelNames: ['tool'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300],
    registers,
  });
  const failures = new Counter({
    name: 'sheaf_tool_failures_total',
    help: 'Work that did not come to its end, by tool and reason.',
    labelNames: ['tool', 'code'],
    registers,
  });
  const pages = new Counter({
    name: 'sheaf_ocr_pages_total',
    help: 'Pages that went through text recognition, by where their words came from.',
    labelNames: ['source'],
    registers,
  });
  return {
    waited: (seconds) => wait.observe(seconds),
    done(tool, seconds, report) {
      duration.observe({ tool }, seconds);
      if (tool !== 'ocr') return;
      for (const { source } of (report as { pages: { source: string }[] }).pages) pages.inc({ source });
    },
    failed: (tool, code) => failures.inc({ tool, code }),
  };
}

/** Read on each scrape. */
function gauge(name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
}
