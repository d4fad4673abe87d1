/**
 * @generated SignedSource<<a415049cf56385cd8304db3e9867a745>>
 * @relayHash 3787129a73bbb058e33f579ccbb0bd28
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1695cc0914cf064d50db14fd54b121df319abf70196f71a97b516c5533aaf151

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopRegistrationPageQuery } from './WorkshopRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1695cc0914cf064d50db14fd54b121df319abf70196f71a97b516c5533aaf151",
    "metadata": {},
    "name": "WorkshopRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
