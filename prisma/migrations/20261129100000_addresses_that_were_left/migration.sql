-- The address that an account had before: what is the person's under it goes along once the new one is confirmed.
ALTER TABLE "email_confirmations" ADD COLUMN "former_email" TEXT;
