-- Reminders of workshops and certificates are found by the sweep: jobs that were planned for them have no task any longer.
DO $$ BEGIN
  IF to_regclass('graphile_worker.jobs') IS NOT NULL THEN
    PERFORM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs WHERE task_identifier IN ('remindOfWorkshop', 'sendCertificate')));
  END IF;
END $$;
