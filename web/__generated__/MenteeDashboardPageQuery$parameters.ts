/**
 * @generated SignedSource<<4bda9b7625685acc7e45b707a0fd3cf2>>
 * @relayHash 78de4e8e7b5ba9d9484e49f15c816a40
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f899b65df1911c0c5bf7e984559150fdc079f27799b1ce757945306041e88e9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f899b65df1911c0c5bf7e984559150fdc079f27799b1ce757945306041e88e9b",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
