/**
 * @generated SignedSource<<efc2ed1c9c6eab6e3ad81ac97fb03576>>
 * @relayHash ff84ed7e8221332befa448c3c53199a6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bea8df9abf307537241fb9ca52c179fe20429ee95e7fb84167959d60ca7d54cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopRegistrationPageQuery } from './WorkshopRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bea8df9abf307537241fb9ca52c179fe20429ee95e7fb84167959d60ca7d54cb",
    "metadata": {},
    "name": "WorkshopRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
