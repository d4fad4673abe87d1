/**
 * @generated SignedSource<<305ce3f536069a11373483a1c5326102>>
 * @relayHash ca7f020d7a541cecfb786427d4b6c72d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53aa87d6c635f28ef0207d945172e1d2091a46a12e8d5f6834055fc4755e29b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopRegistrationPageQuery } from './WorkshopRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53aa87d6c635f28ef0207d945172e1d2091a46a12e8d5f6834055fc4755e29b9",
    "metadata": {},
    "name": "WorkshopRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
