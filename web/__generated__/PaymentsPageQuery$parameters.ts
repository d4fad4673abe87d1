/**
 * @generated SignedSource<<8551beb1ff72bf3fe0cd39eab950d133>>
 * @relayHash 614083fd94b86ac7aaf630a0f464c713
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d40a2a4ec96d741ced5df625fde2deba8a182980ec1036b3b6924eabebe98087

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d40a2a4ec96d741ced5df625fde2deba8a182980ec1036b3b6924eabebe98087",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
