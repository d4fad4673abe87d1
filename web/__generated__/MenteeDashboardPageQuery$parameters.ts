/**
 * @generated SignedSource<<b15cbbef8a67882a7d1ce03eee54e99a>>
 * @relayHash 28d7e162b0dcb0247fcac33f7151e53a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00bcd588fc5b67de42b0f6ac5921f4eeac258d4662ed894eb13ba07031a2b23d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00bcd588fc5b67de42b0f6ac5921f4eeac258d4662ed894eb13ba07031a2b23d",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
